/** What narrows a list, by its names in the address; what is empty does not stand there. */
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
