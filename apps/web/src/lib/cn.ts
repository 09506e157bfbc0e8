import { type ClassValue, clsx } from 'clsx';

/** Joins class names. Component classes live in a lower cascade layer, so a utility that is passed in always wins. */
export const cn = (...classes: ClassValue[]): string => clsx(classes);
