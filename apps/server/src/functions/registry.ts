import type { FunctionDefinition } from '#functions/define-function.ts';
import { generateBusinessIdea } from './generate-business-idea/handler.ts';

/** Every function of /functions/v1 by wire name (spec §7). */
export const functionDefinitions: readonly FunctionDefinition[] = [generateBusinessIdea];
