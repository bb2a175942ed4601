import { exportNotes } from '@arvand/contracts/panel/notes'
import { callerOf } from '../../api/page.ts'
import type { Route } from './+types/export-notes'

/** All notes of the signed-in person, as a file. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const as = url.searchParams.get('as') === 'text' ? 'text' : 'markdown'
  const { text } = await callerOf(context)(exportNotes, { as })
  const [name, type] = as === 'text' ? ['notes.txt', 'text/plain'] : ['notes.md', 'text/markdown']
  return new Response(text, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })
}
