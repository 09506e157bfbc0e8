declare module 'virtual:early-script' {
  /** The early entry as one classic script (`inline-script.ts`). */
  const script: string;
  export default script;
}

declare module 'virtual:flow-script' {
  /** What marks a sign-in elsewhere, as one classic script (`inline-script.ts`). */
  const script: string;
  export default script;
}
