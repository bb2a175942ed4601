import type { Answer } from '@arvand/contracts/endpoint'
import { listMySpins, saveSpin, showWheel, spin } from '@arvand/contracts/panel/wheel'
import { formatNumber, formatPercent } from '@arvand/persian/numbers'
import { useEffect, useState } from 'react'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { callerOf } from '../../api/page.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { Card } from '../../ui/card.tsx'
import { LtrField } from '../../ui/ltr-field.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/wheel'
import { DrawnWheel, toneOf } from './drawn-wheel.tsx'
import { SpinResult, SpinRow } from './spin-row.tsx'
import { wheelWords as words } from './words.ts'

export async function loader(args: Route.LoaderArgs) {
  const [wheel, spins] = await Promise.all([
    callerOf(args.context)(showWheel, {}),
    loadList(listMySpins, args),
  ])
  return { wheel, spins }
}

/** What the two steps of a spin tell its page. */
interface SpinAnswer extends FormAnswer {
  readonly prize?: Answer<typeof saveSpin>['prize']
}

export const action = formAction<SpinAnswer>({
  begin: submitTo(spin, { done: words.began }),
  turn: submitTo(saveSpin, { done: ({ prize }) => ({ done: words.result, prize }) }),
})

export const meta = () => [{ title: titled(words.title) }]

const leadOf = ({ freeSpins, spinsPerCourse }: Route.ComponentProps['loaderData']['wheel']) =>
  [
    ...(freeSpins > 0 ? [words.freeEachDay(formatNumber(freeSpins))] : []),
    ...(spinsPerCourse > 0 ? [words.giftPerCourse(formatNumber(spinsPerCourse))] : []),
  ].join(' ')

export default function Wheel({ loaderData: { wheel, spins }, actionData }: Route.ComponentProps) {
  const { prize } = actionData ?? {}
  // The table of the spin that was just revealed stays on the screen beside its result.
  const prizes = (prize && spins.items[0]?.prizes) ?? wheel.prizes
  const openId = wheel.openSpinId
  return (
    <>
      <PageHead title={words.title} lead={leadOf(wheel)} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-1 gap-5">
          <Card>
            <div className="grid gap-5">
              {prizes.length > 0 ? <DrawnWheel prizes={prizes} at={prize?.id ?? null} /> : null}
              {prize ? <SpinResult prize={prize} /> : null}
              {openId !== null ? (
                <ActionForm
                  intent="turn"
                  to={saveSpin}
                  answer={answerFor(actionData, 'turn')}
                  carry={{ spinId: openId }}
                  submit={words.turn}
                  button={{ wide: true }}
                >
                  {wheel.commitment ? <Commitment text={wheel.commitment} /> : null}
                  <SeedField key={openId} />
                </ActionForm>
              ) : wheel.whyNotSpin === null ? (
                <ActionForm
                  intent="begin"
                  to={spin}
                  answer={answerFor(actionData, 'begin')}
                  submit={words.begin}
                  button={{ wide: true }}
                >
                  <p className="text-center text-15 text-muted">
                    {words.spinsLeft(formatNumber(wheel.spinsLeft))}
                  </p>
                </ActionForm>
              ) : wheel.whyNotSpin === 'growth.no-spins' ? (
                <p className="text-center text-15 text-muted">{words.noSpins}</p>
              ) : (
                <EmptyState title={words.closed} level={2}>
                  {words.closedText}
                </EmptyState>
              )}
            </div>
          </Card>
          <section aria-labelledby="spins" className="grid grid-cols-1 gap-4">
            <h2 id="spins" className="text-20 font-title">
              {words.history}
            </h2>
            <PagedList
              page={spins}
              label={words.history}
              level={3}
              empty={{ title: words.none, text: words.noneText }}
              order={newestFirst}
              row={(one) => <SpinRow key={one.id} spin={one} />}
            />
          </section>
        </div>
        <div className="grid grid-cols-1 gap-5">
          {prizes.length > 0 ? <Prizes prizes={prizes} /> : null}
          <Card title={words.how}>
            <p className="text-15 text-muted">{words.howText}</p>
          </Card>
        </div>
      </div>
    </>
  )
}

const Commitment = ({ text }: { readonly text: string }) => (
  <div className="grid gap-1 text-14">
    <p className="font-label">{words.commitment}</p>
    <code dir="ltr" className="rounded-tile bg-sunken px-3 py-2 wrap-anywhere">
      {text}
    </code>
    <p className="text-muted">{words.commitmentHint}</p>
  </div>
)

/** The seed of who spins: drawn by the browser after the commitment is known, and theirs to change. */
function SeedField() {
  const [seed, setSeed] = useState('')
  useEffect(() => setSeed(crypto.randomUUID().slice(0, 18)), [])
  return (
    <LtrField
      key={seed}
      name="clientSeed"
      label={words.seed}
      description={words.seedHint}
      defaultValue={seed}
      autoComplete="off"
    />
  )
}

interface PrizesProps {
  readonly prizes: readonly { id: string; title: string; weight: number; stock: number | null }[]
}

/** The prizes with their chances and what is left of each. */
function Prizes({ prizes }: PrizesProps) {
  const sum = prizes.reduce((all, { weight }) => all + weight, 0)
  return (
    <Card title={words.prizes}>
      <ul className="grid gap-3">
        {prizes.map(({ id, title, weight, stock }, place) => (
          <li key={id} className="grid gap-0.5">
            <span className="flex items-center gap-2 text-16 font-label">
              <span
                aria-hidden="true"
                className="size-3 shrink-0 rounded-full"
                style={{ background: toneOf(place, prizes.length) }}
              />
              {title}
            </span>
            <span className="text-14 text-muted">
              {words.chance(formatPercent((weight / sum) * 100))}،{' '}
              {stock === null ? words.endless : words.left(formatNumber(stock))}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
