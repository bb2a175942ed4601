import { redirect } from 'react-router'
import { actionApiOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import { titled } from '../../shell/site.ts'
import type { Route } from './+types/go-on'
import { ClosedState } from './closed-state.tsx'
import { lessonPath } from './lesson-page.ts'
import { learnWords as words } from './words.ts'

/** `/learn/:course` goes to where one stopped; in the frame of the panel it says why it cannot. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { answer, refusal } = await attempt(
    actionApiOf(context).panel('course/open', { slug: params.course }),
  )
  if (answer) throw redirect(lessonPath(params.course, answer.lesson.id))
  return { code: refusal.code, slug: params.course }
}

export const meta = () => [{ title: titled(words.curriculum) }]

export default function GoOn({ loaderData }: Route.ComponentProps) {
  return (
    // Below what stands at the corner of the frame.
    <div className="xl:pt-19">
      <ClosedState {...loaderData} />
    </div>
  )
}
