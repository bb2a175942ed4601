import { apiOf } from '../../api/page.ts'
import type { Route } from './+types/export-notes'

/** All notes of the signed-in person, as a file. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const as = url.searchParams.get('as') === 'text' ? 'text' : 'markdown'
  const { text } = await apiOf(context).panel('note/export', { as })
  const [name, type] = as === 'text' ? ['notes.txt', 'text/plain'] : ['notes.md', 'text/markdown']
  return new Response(text, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })
}
