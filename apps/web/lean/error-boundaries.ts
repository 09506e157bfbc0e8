import { Component, createElement, type ReactNode } from 'react';

type Props = { readonly location: unknown; readonly children: ReactNode };

type State = { readonly failed: boolean; readonly location: unknown };

/**
 * Stands in the browser's build for the router's outermost boundary: `root.tsx` shows what a page throws, so that this one is reached only
 * where the frame of the site fails as well. The router's own tells the stack, in English, and brings the router's `Scripts` to each page.
 */
export class RemixErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, location: this.props.location };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ location }: Props, state: State): State | null {
    return state.location === location ? null : { failed: false, location };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const text = 'Halaman ini tidak dapat ditampilkan. Muat ulang halaman ini.';
    return createElement('html', { lang: 'id' }, createElement('body', null, text));
  }
}

/** For a root without a boundary of its own. */
export const RemixRootDefaultErrorBoundary = (): null => null;

/** Beside a `Layout` of the root there is no other shell. */
export const BoundaryShell = ({ children }: { readonly children: ReactNode }): ReactNode => children;
