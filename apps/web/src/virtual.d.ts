declare module 'virtual:early-script' {
  /** The early entry as one classic script (`inline-script.ts`). */
  const script: string;
  export default script;
}
