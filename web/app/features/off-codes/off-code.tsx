import { showOffCode, stopOffCode } from '@arvand/contracts/panel/manage-off-codes'
import { formatDateTime } from '@arvand/persian/format-date'
import { tomanNumber, tomanText } from '@arvand/persian/money'
import { formatNumber } from '@arvand/persian/numbers'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor, type FormAnswer, type Question } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { sellableOf } from '../../sellables.ts'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { type Fact, FactList } from '../../ui/fact-list.tsx'
import { ButtonLink, TextLink } from '../../ui/link.tsx'
import { ListRow } from '../../ui/list.tsx'
import { Stat } from '../../ui/stat.tsx'
import type { Route } from './+types/off-code'
import { discountText, usesText, windowText } from './code-text.ts'
import { codeStates, type OffCode, useStates, offCodesWords as words } from './words.ts'

export const loader = ({ context, params: { offCodeId }, url }: Route.LoaderArgs) =>
  loadList(showOffCode, { context, url }, { with: { offCodeId } })

const stopQuestion = (batch: boolean): Question => ({
  title: batch ? words.stopBatchQuestion : words.stopQuestion,
  text: words.stopText,
  confirm: words.stop,
  danger: true,
})

const stopping = (batch: boolean) =>
  submitTo(stopOffCode, {
    with: ({ params: { offCodeId = '' } }) => ({ offCodeId, batch }),
    question: (_, { stopped }) => (stopped ? stopQuestion(batch) : null),
    done: (_, { stopped }) => (stopped ? words.stopped : words.started),
  })

export const action = formAction({ one: stopping(false), batch: stopping(true) })

export const handle = { crumb: ({ offCode }: Route.ComponentProps['loaderData']) => offCode.code }
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData?.offCode.code ?? words.title) },
]

export default function OneOffCode({ loaderData, actionData }: Route.ComponentProps) {
  const { offCode, sums } = loaderData
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-6">
        <h1 className="text-26 font-heading">
          <bdi dir="ltr">{offCode.code}</bdi>
        </h1>
        <Badge tone={offCode.state === 'active' ? 'success' : 'warning'}>{codeStates[offCode.state]}</Badge>
        <CopyButton text={offCode.code} words={words.copy} size="compact" />
        <ButtonLink to={`/manage/off-codes/${offCode.id}/change`} variant="outline" size="compact">
          {words.change}
        </ButtonLink>
        <ButtonLink to={`/manage/off-codes/new?like=${offCode.id}`} variant="outline" size="compact">
          {words.makeAlike}
        </ButtonLink>
      </div>
      <div className="grid gap-5">
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
          <Stat label={words.uses} value={formatNumber(sums.uses)} />
          <Stat label={words.gave} value={tomanNumber(sums.discount)} unit="تومان" />
          <Stat label={words.brought} value={tomanNumber(sums.total)} unit="تومان" />
        </div>
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <section aria-labelledby="uses" className="grid gap-4">
            <h2 id="uses" className="text-18 font-title">
              {words.history}
            </h2>
            <PagedList
              page={loaderData}
              label={words.history}
              level={3}
              empty={{ title: words.noUses, text: words.noUsesText }}
              order={newestFirst}
              row={(use) => (
                <ListRow
                  key={use.factorId}
                  to={`/manage/finance/factors/${use.factorId}`}
                  title={use.buyer}
                  note={[use.number ? words.factor(use.number) : null, formatDateTime(use.at)]
                    .filter(Boolean)
                    .join('، ')}
                  end={
                    <>
                      <span className="text-15 font-label">{tomanText(use.discount)}</span>
                      <Badge tone={use.state === 'used' ? 'success' : 'neutral'}>
                        {useStates[use.state]}
                      </Badge>
                    </>
                  }
                />
              )}
            />
          </section>
          <div className="grid gap-5">
            <Terms code={offCode} />
            <Stopping code={offCode} answer={actionData} />
          </div>
        </div>
      </div>
    </>
  )
}

function Terms({ code }: { code: OffCode }) {
  const limit = (count: number | null) => (count === null ? words.noLimit : words.times(formatNumber(count)))
  const scope = [
    ...code.kinds.map((kind) => sellableOf(kind).plural),
    ...code.items.map(({ title }) => title ?? ''),
    ...(code.firstPurchase ? [words.firstPurchase] : []),
  ]
  const terms: readonly Fact[] = [
    [words.value, discountText(code)],
    [words.window, windowText(code)],
    [words.totalLimit, code.totalLimit === null ? words.noLimit : usesText(code)],
    [words.personLimit, limit(code.personLimit)],
    [words.leastTotal, code.leastTotal > 0 ? tomanText(code.leastTotal) : words.anyTotal],
    [words.scope, scope.join('، ') || words.everything],
    [words.campaign, code.campaign?.title],
    [words.note, code.note],
  ]
  return (
    <Card title={words.terms}>
      <FactList facts={terms} />
      {code.batchId ? (
        <TextLink
          to={`/manage/off-codes?batchId=${code.batchId}`}
          className="mt-3 inline-flex min-h-11 items-center"
        >
          {words.batch}
        </TextLink>
      ) : null}
    </Card>
  )
}

/** Stops this code, or all codes of its batch; a stopped code can be started again. */
function Stopping({ code, answer }: { code: OffCode; answer: FormAnswer | undefined }) {
  const isStopped = code.state === 'stopped'
  const ways = code.batchId && !isStopped ? (['one', 'batch'] as const) : (['one'] as const)
  return (
    <div className="flex flex-wrap gap-3">
      {ways.map((way) => (
        <ConfirmedForm
          key={way}
          intent={way}
          to={stopOffCode}
          answer={answerFor(answer, way)}
          carry={{ stopped: isStopped ? 'no' : 'yes' }}
          submit={isStopped ? words.start : way === 'batch' ? words.stopBatch : words.stop}
          button={{ variant: 'outline' }}
          className="grid gap-3"
          question={() => (isStopped ? null : stopQuestion(way === 'batch'))}
        />
      ))}
    </div>
  )
}
