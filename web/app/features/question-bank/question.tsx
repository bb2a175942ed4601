import { apiOf } from '../../api/page.ts'
import { titled } from '../../shell/site.ts'
import { laterPart } from '../../ui/lazy-part.tsx'
import type { Route } from './+types/question'
import { editorWords as words } from './words.ts'

const QuestionEditor = laterPart(() => import('./editor/question-editor.tsx'))

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = apiOf(context)
  const [shown, bank] = await Promise.all([
    api.teacher('question/show', { questionId: params.id }),
    api.teacher('question/categories', {}),
  ])
  return { shown, bank }
}

export const handle = { crumb: words.title, hydrate: 'now' }
export const meta = () => [{ title: titled(words.title) }]

export default function QuestionPage({ loaderData: { shown, bank } }: Route.ComponentProps) {
  return <QuestionEditor key={shown.id} shown={shown} bank={bank} />
}
