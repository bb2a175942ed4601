import { priceCourse } from '@arvand/contracts/teacher/courses'
import { priceText, tomanNumber } from '@arvand/persian/money'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { MoneyField } from '../../ui/digits-field.tsx'
import { priceWords as words } from './words.ts'

interface PriceCardProps {
  readonly course: { readonly price: number; readonly listPrice: number; readonly inPlus: boolean }
  /** Whether the price may be changed; an assistant only reads it. */
  readonly mayPrice: boolean
  readonly answer: FormAnswer | undefined
}

/** The course's price. Sent by its button alone, so that no half-typed price is ever published. */
export function PriceCard({ course, mayPrice, answer }: PriceCardProps) {
  const { price, listPrice, inPlus } = course
  return (
    <section id="price" className="scroll-mt-24">
      <Card title={words.title} aside={<PriceLine price={price} listPrice={listPrice} />}>
        {mayPrice ? (
          <ActionForm
            intent="price"
            to={priceCourse}
            clears
            answer={answer}
            submit={words.save}
            button={{ variant: 'outline' }}
          >
            <p className="text-14 text-muted">{words.lead}</p>
            <div className="grid gap-5 sm:grid-cols-2">
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
            </div>
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

/** The price that stands now, before tax, beside the one that is struck out. */
const PriceLine = ({ price, listPrice }: { price: number; listPrice: number }) => (
  <span className="flex flex-wrap items-baseline gap-x-2">
    <span className="text-16 font-title">{priceText(price)}</span>
    {listPrice > price ? <s className="text-14 text-muted">{tomanNumber(listPrice)}</s> : null}
  </span>
)
