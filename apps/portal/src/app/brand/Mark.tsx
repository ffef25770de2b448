/** The default mark: a monitor with a dot under it, the *nặng* of "Trạm" and a power light. Decorative, `currentColor`. */
export function Mark() {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={28}
      height={28}
      viewBox="0 0 28 28"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.4}
    >
      <rect x="3.2" y="4.2" width="21.6" height="15.6" rx="2" />
      <circle cx="14" cy="25" r="2.1" fill="currentColor" stroke="none" />
    </svg>
  );
}
