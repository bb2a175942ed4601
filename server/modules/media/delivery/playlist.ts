/** A playlist whose every step carries the query of the link it was asked by, so that all are guarded alike. */
export function playlistFor(playlist: string, query: string): string {
  if (query === '') return playlist
  return playlist
    .split('\n')
    .map((line) => {
      if (line.startsWith('#'))
        return line.replace(/URI="([^"?]+)"/g, (_, uri: string) => `URI="${uri}${query}"`)
      return line.trim() === '' ? line : line + query
    })
    .join('\n')
}
