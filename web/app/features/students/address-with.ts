/** The address of this page with these parameters; empty ones are left out. */
export function addressWith(parameters: Readonly<Record<string, string | null | undefined>>): string {
  const told = Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `?${new URLSearchParams(told)}`
}
