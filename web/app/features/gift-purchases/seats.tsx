import { handSeats, listSeats, resendSeat, withdrawSeat } from '@arvand/contracts/panel/seats'
import { formatMobile } from '@arvand/persian/mobile'
import { formatNumber } from '@arvand/persian/numbers'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { ActionForm, AnswerNews } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { titled } from '../../shell/site.ts'
import { Card } from '../../ui/card.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { Stat } from '../../ui/stat.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { Route } from './+types/seats'
import { SeatRow } from './seat-row.tsx'
import { seatsWords as words } from './words.ts'

export const loader = ({ params: { blockId }, context, url }: Route.LoaderArgs) =>
  loadList(listSeats, { context, url }, { with: { blockId } })

export const action = formAction({
  hand: submitTo(handSeats, {
    with: ({ params: { blockId = '' } }) => ({ blockId }),
    places: { 'gifts.too-few-seats': 'mobiles', 'gifts.no-mobiles': 'mobiles' },
    done: (handed) => saidOf(handed),
  }),
  resend: submitTo(resendSeat, { done: words.resent }),
  withdraw: submitTo(withdrawSeat, {
    question: ({ text }) => words.question(formatMobile(text('mobile'))),
    done: words.withdrawn,
  }),
})

interface Handed {
  readonly handed: number
  readonly repeated: number
  readonly notMobiles: readonly string[]
}

const saidOf = ({ handed, repeated, notMobiles }: Handed): string =>
  [
    handed > 0 ? words.handed(formatNumber(handed)) : words.handedNone,
    ...(repeated > 0 ? [words.repeated(formatNumber(repeated))] : []),
    ...(notMobiles.length > 0 ? [words.wrong(notMobiles.join('، '))] : []),
  ].join(' ')

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData?.block.title ?? words.title) },
]

export default function Seats({ loaderData, actionData }: Route.ComponentProps) {
  const { block } = loaderData
  const news = actionData?.intent === 'hand' ? undefined : actionData
  return (
    <>
      <PageHead title={block.title} lead={words.title}>
        <ButtonLink to={`/panel/factors/${block.factorId}`} variant="outline" size="compact">
          {words.factor}
        </ButtonLink>
      </PageHead>
      <div className="grid gap-6">
        <Figures {...block} />
        <HandCard block={block} answer={answerFor(actionData, 'hand')} />
        <section aria-labelledby="people" className="grid gap-4">
          <h2 id="people" className="text-18 font-title">
            {words.people}
          </h2>
          <AnswerNews answer={news?.asks ? undefined : news} />
          <PagedList
            page={loaderData}
            label={words.people}
            level={3}
            empty={{ title: words.nobody, text: words.nobodyText }}
            row={(seat) => <SeatRow key={seat.id} seat={seat} answer={actionData} />}
          />
        </section>
      </div>
    </>
  )
}

type Block = Route.ComponentProps['loaderData']['block']

const Figures = ({ bought, taken, handed, left, returned }: Block) => (
  <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
    <Stat label={words.figures.bought} value={formatNumber(bought)} />
    <Stat label={words.figures.taken} value={formatNumber(taken)} />
    <Stat label={words.figures.waiting} value={formatNumber(handed - taken)} />
    <Stat label={words.figures.left} value={formatNumber(left)} />
    {returned > 0 ? <Stat label={words.figures.returned} value={formatNumber(returned)} /> : null}
  </div>
)

interface HandCardProps {
  readonly block: Block
  readonly answer: FormAnswer | undefined
}

/** Hands out seats to a pasted list of mobile numbers, while seats are left. */
function HandCard({ block, answer }: HandCardProps) {
  if (block.left === 0)
    return (
      <Card title={words.hand}>
        <AnswerNews answer={answer} />
        <p className="pb-4 text-15 text-muted">{words.noneLeft}</p>
        {block.href ? (
          <ButtonLink to={`${block.href}/seats`} variant="outline">
            {words.more}
          </ButtonLink>
        ) : null}
      </Card>
    )
  return (
    <Card title={words.hand}>
      <ActionForm intent="hand" to={handSeats} clears answer={answer} submit={words.submit}>
        <TextArea name="mobiles" label={words.mobiles} description={words.mobilesHint} rows={5} dir="ltr" />
      </ActionForm>
    </Card>
  )
}
