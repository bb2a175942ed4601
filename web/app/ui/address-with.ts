/** A list's filters by their names in the address; empty ones are left out. */
export type Filter = Readonly<Record<string, string | null | undefined>>

/** The address of this page with these parameters. */
export function addressWith(parameters: Filter): string {
  const told = Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `?${new URLSearchParams(told)}`
}

/** The address of a page with these parameters. */
export function pathWith(pathname: string, parameters: Filter): string {
  const query = addressWith(parameters)
  return query === '?' ? pathname : pathname + query
}
