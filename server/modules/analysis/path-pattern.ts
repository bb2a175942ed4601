/** What everybody may see stands at `/<word>/<slug>`; its slug is a title in letters, however long it is. */
const publicSlug = new RegExp(
  `^/(?:${[
    ...['courses', 'categories', 'paths', 'teachers', 'webinars', 'exams', 'sample-questions'],
    ...['articles/series', 'articles', 'companies', 'jobs', 'surveys', 'help'],
  ].join('|')})/[^/]+`,
)

const isId = (part: string): boolean => /^[0-9]+$|^[0-9a-f]{8}-[0-9a-f-]{27}$|^[\w-]{30,}$/i.test(part)

/**
 * A path with `:id` for its ids: all certificates share one row of figures, and nobody's id or key is stored. Each
 * course, article and the like has its own.
 */
export function pathPattern(path: string): string {
  const shown = publicSlug.exec(path)?.[0] ?? ''
  const rest = path.slice(shown.length).split('/')
  return shown + rest.map((part) => (isId(part) ? ':id' : part)).join('/')
}
