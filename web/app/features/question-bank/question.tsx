import { listQuestionCategories, showQuestion } from '@arvand/contracts/teacher/questions'
import { callerOf } from '../../api/page.ts'
import { titled } from '../../shell/site.ts'
import { laterPart } from '../../ui/lazy-part.tsx'
import type { Route } from './+types/question'
import { editorWords as words } from './words.ts'

const QuestionEditor = laterPart(() => import('./editor/question-editor.tsx'))

export async function loader({ context, params }: Route.LoaderArgs) {
  const call = callerOf(context)
  const [shown, bank] = await Promise.all([
    call(showQuestion, { questionId: params.id }),
    call(listQuestionCategories, {}),
  ])
  return { shown, bank }
}

export const handle = { crumb: words.title, hydrate: 'now' }
export const meta = () => [{ title: titled(words.title) }]

export default function QuestionPage({ loaderData: { shown, bank } }: Route.ComponentProps) {
  return <QuestionEditor key={shown.id} shown={shown} bank={bank} />
}
