import { answerFor } from '../../api/form-answer.ts'
import { apiOf } from '../../api/page.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/my-plus'
import { changeMyPlus } from './change-my-plus.ts'
import { PauseCard } from './pause-card.tsx'
import { PlusBand } from './plus-band.tsx'
import { RenewalCard } from './renewal-card.tsx'
import { Turns } from './turns.tsx'
import { myPlusWords as words } from './words.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = apiOf(context)
  const cursor = url.searchParams.get('cursor')
  const [mine, turns] = await Promise.all([
    api.panel('plus/mine', {}),
    api.panel('plus/turns', cursor ? { cursor } : {}),
  ])
  return { ...mine, turns, isFirst: cursor === null, requestId: crypto.randomUUID() }
}

export const action = (args: Route.ActionArgs) => changeMyPlus(args)

export const meta = () => [{ title: titled(words.title) }]

export default function MyPlus({ loaderData, actionData }: Route.ComponentProps) {
  const { subscription, available, turns, isFirst, requestId } = loaderData
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
                requestId={requestId}
                answer={answerFor(actionData, 'renewal') ?? answerFor(actionData, 'renew')}
              />
              <PauseCard
                subscription={subscription}
                requestId={requestId}
                answer={answerFor(actionData, 'pause') ?? answerFor(actionData, 'resume')}
              />
            </div>
          )}
          <Turns {...turns} isFirst={isFirst} />
        </div>
      </div>
    </>
  )
}
