import { listPlusTransitions, showPlus } from '@arvand/contracts/panel/plus'
import { answerFor } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { callerOf } from '../../api/page.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/my-plus'
import { changeMyPlus } from './change-my-plus.ts'
import { PauseCard } from './pause-card.tsx'
import { PlusBand } from './plus-band.tsx'
import { RenewalCard } from './renewal-card.tsx'
import { Transitions } from './transitions.tsx'
import { myPlusWords as words } from './words.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const [mine, turns] = await Promise.all([
    callerOf(context)(showPlus, {}),
    loadList(listPlusTransitions, { context, url }),
  ])
  return { ...mine, turns }
}

export const action = changeMyPlus

export const meta = () => [{ title: titled(words.title) }]

export default function MyPlus({ loaderData, actionData }: Route.ComponentProps) {
  const { subscription, available, turns } = loaderData
  if (!subscription)
    return (
      <>
        <PageHead title={words.title} lead={words.lead} />
        <EmptyState title={words.none} level={2} action={<ButtonLink to="/plus">{words.seePlus}</ButtonLink>}>
          {words.noneText}
        </EmptyState>
      </>
    )
  const isOver = subscription.state === 'ended'
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid gap-5">
        <PlusBand subscription={subscription} />
        <div className={`grid items-start gap-5 ${isOver ? '' : 'lg:grid-cols-[minmax(0,1fr)_24rem]'}`}>
          {isOver ? null : (
            <div className="grid gap-5 lg:order-2">
              <RenewalCard
                subscription={subscription}
                available={available}
                answer={answerFor(actionData, 'renewal') ?? answerFor(actionData, 'renew')}
              />
              <PauseCard
                subscription={subscription}
                answer={answerFor(actionData, 'pause') ?? answerFor(actionData, 'resume')}
              />
            </div>
          )}
          <Transitions page={turns} />
        </div>
      </div>
    </>
  )
}
