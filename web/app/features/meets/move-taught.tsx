import { listTaughtSlotsToMove, moveTaughtMeet } from '@arvand/contracts/teacher/meets'
import { redirect } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { callerOf } from '../../api/page.ts'
import { titled } from '../../shell/site.ts'
import { TextArea } from '../../ui/text-area.tsx'
import type { Route } from './+types/move-taught'
import { MoveForm } from './move-form.tsx'
import { moveWords as words } from './words.ts'

const back = '/teach/meets'

export const loader = ({ context, params: { meetId } }: Route.LoaderArgs) =>
  callerOf(context)(listTaughtSlotsToMove, { meetId })

export const action = formAction({
  move: submitTo(moveTaughtMeet, {
    with: ({ params: { meetId = '' } }) => ({ meetId }),
    places: { 'live.slot-taken': 'slotId', 'live.unknown-slot': 'slotId', 'live.move-too-soon': 'slotId' },
    done: () => redirect(back),
  }),
})

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

/** A teacher moves a meet; the learner is told why. */
export default function MoveTaught({ loaderData: { meet, items }, actionData }: Route.ComponentProps) {
  return (
    <MoveForm
      to={moveTaughtMeet}
      answer={answerFor(actionData, 'move')}
      name={meet.learner}
      startsAt={meet.startsAt}
      slots={items}
      rules={words.taughtRules}
      none={words.noneTaught}
      back={back}
    >
      <TextArea name="reason" label={words.reason} description={words.reasonHint} rows={2} />
    </MoveForm>
  )
}
