import { priceCourse } from '@arvand/contracts/teacher/courses'
import { parseToman, priceText, tomanNumber, tomanText } from '@arvand/persian/money'
import { formatPercent } from '@arvand/persian/numbers'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { usePrices } from '../../shell/prices.ts'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { MoneyField } from '../../ui/digits-field.tsx'
import { type Earns, earnedOf } from './earned.ts'
import { priceWords as words } from './words.ts'

interface PriceCardProps {
  readonly course: { readonly price: number; readonly listPrice: number; readonly inPlus: boolean }
  /** What the person earns of a sale; null: an assistant, who only reads the price. */
  readonly earns: Earns | null
  readonly answer: FormAnswer | undefined
}

/** The course's price. Sent by its button alone, so that no half-typed price is ever published. */
export function PriceCard({ course, earns, answer }: PriceCardProps) {
  const { price, listPrice, inPlus } = course
  return (
    <section>
      <Card title={words.now} aside={<PriceLine price={price} listPrice={listPrice} />}>
        {earns ? (
          <ActionForm
            intent="price"
            to={priceCourse}
            clears
            answer={answer}
            newsAtButton
            submit={words.save}
            button={{ variant: 'outline' }}
          >
            <p className="text-14 text-muted">{words.lead}</p>
            <PricedFields price={price} earns={earns}>
              <MoneyField
                name="price"
                label={words.price}
                description={words.priceHint}
                defaultValue={String(price / 10)}
                required={false}
              />
              <MoneyField
                name="listPrice"
                label={words.listPrice}
                description={words.listPriceHint}
                defaultValue={listPrice > price ? String(listPrice / 10) : ''}
                required={false}
              />
            </PricedFields>
            <Checkbox name="inPlus" value="yes" defaultChecked={inPlus} description={words.inPlusHint}>
              {words.inPlus}
            </Checkbox>
          </ActionForm>
        ) : (
          <p className="text-14 text-muted">{inPlus && price > 0 ? words.isInPlus : words.readOnly}</p>
        )}
      </Card>
    </section>
  )
}

interface PricedFieldsProps {
  readonly price: number
  readonly earns: Earns
  readonly children: ReactNode
}

/** The fields of the price, and what it brings while it is typed; what was typed before hydration is read too. */
function PricedFields({ price, earns, children }: PricedFieldsProps) {
  const fields = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<number | null>(price)
  const { tax } = usePrices()
  const read = () => {
    const field = fields.current?.querySelector<HTMLInputElement>('[name=price]')
    if (field) setTyped(field.value.trim() === '' ? 0 : parseToman(field.value))
  }
  useEffect(read, [])
  const { sellers, mine } = earns
  return (
    <>
      <div ref={fields} className="grid gap-5 sm:grid-cols-2" onInput={read}>
        {children}
      </div>
      <div className="grid gap-1 rounded-option bg-sunken px-5 py-4">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-15">
          {words.earns}
          <output className="text-17 font-title">
            {typed === null ? '—' : tomanText(earnedOf(typed, earns))}
          </output>
        </p>
        <p className="text-14 text-muted">
          {words.ofPrice(formatPercent(sellers), mine < 100 ? formatPercent(mine) : null)}
          {tax ? ` ${words.tax(tax)}` : null}
        </p>
      </div>
    </>
  )
}

/** The price that stands now, before tax, beside the one that is struck out. */
const PriceLine = ({ price, listPrice }: { price: number; listPrice: number }) => (
  <span className="flex flex-wrap items-baseline gap-x-2">
    <span className="text-16 font-title">{priceText(price)}</span>
    {listPrice > price ? <s className="text-14 text-muted">{tomanNumber(listPrice)}</s> : null}
  </span>
)
