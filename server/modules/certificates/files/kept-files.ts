/** So many files are kept in memory; each is half a megabyte at most. */
const most = 32

/** Keeps the files that were asked for last, and makes a file once for all who ask at the same moment. */
export function keptFiles() {
  const kept = new Map<string, Promise<Buffer>>()
  return async (name: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const known = kept.get(name)
    if (known) kept.delete(name)
    const file = known ?? make()
    kept.set(name, file)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    try {
      return await file
    } catch (error) {
      kept.delete(name)
      throw error
    }
  }
}
