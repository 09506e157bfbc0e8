import { defineConfig } from 'vitest/config';
import { backendProjects } from './vitest.projects.ts';

/** The engine alone: `npm test` in this folder. The configuration of the checkout runs the same projects. */
export default defineConfig({ test: { projects: backendProjects } });
