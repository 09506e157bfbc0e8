type ProgressProps = {
  /** What is in progress, for screen readers. */
  label: string;
  value: number;
  max: number;
};

/** How far a long task or a form in steps has come. */
export function Progress({ label, value, max }: ProgressProps) {
  return <progress aria-label={label} value={value} max={max} className="progress" />;
}
