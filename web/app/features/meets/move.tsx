import { listSlotsToMove, moveMeet } from '@arvand/contracts/panel/meets'
import { formatNumber } from '@arvand/persian/numbers'
import { redirect } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { callerOf } from '../../api/page.ts'
import { titled } from '../../shell/site.ts'
import type { Route } from './+types/move'
import { MoveForm } from './move-form.tsx'
import { moveWords as words } from './words.ts'

const back = '/panel/classes/meets'

export const loader = ({ context, params: { meetId } }: Route.LoaderArgs) =>
  callerOf(context)(listSlotsToMove, { meetId })

export const action = formAction({
  move: submitTo(moveMeet, {
    with: ({ params: { meetId = '' } }) => ({ meetId }),
    places: { 'live.slot-taken': 'slotId', 'live.unknown-slot': 'slotId', 'live.other-terms': 'slotId' },
    done: () => redirect(back),
  }),
})

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

/** A learner moves a meet. */
export default function Move({ loaderData: { meet, items }, actionData }: Route.ComponentProps) {
  return (
    <MoveForm
      to={moveMeet}
      answer={answerFor(actionData, 'move')}
      name={meet.teacher.name}
      startsAt={meet.startsAt}
      slots={items}
      rules={words.rules(meet.freeHours > 0 ? formatNumber(meet.freeHours) : '')}
      none={words.noneText}
      back={back}
    />
  )
}
