import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { MoneyField } from '../../ui/digits-field.tsx'
import { CoursePrice } from '../courses/index.ts'
import { priceWords as words } from './words.ts'

interface PriceCardProps {
  readonly course: { readonly price: number; readonly listPrice: number; readonly inPlus: boolean }
  /** Who earns of it; an assistant only reads. */
  readonly mayPrice: boolean
  readonly answer: FormAnswer | undefined
}

/** What the course costs. Sent by its button alone: a price that is half typed is seen by nobody. */
export function PriceCard({ course, mayPrice, answer }: PriceCardProps) {
  const { price, listPrice, inPlus } = course
  const values = answer?.done ? undefined : answer?.values
  return (
    <section id="price" className="scroll-mt-24">
      <Card title={words.title} aside={<CoursePrice course={course} />}>
        {mayPrice ? (
          <ActionForm
            intent="price"
            answer={answer}
            submit={words.save}
            pending={words.saving}
            button={{ look: 'outline' }}
          >
            <p className="text-14 text-muted">{words.lead}</p>
            <div className="grid gap-5 sm:grid-cols-2">
              <MoneyField
                key={`price ${price}`}
                name="price"
                label={words.price}
                description={words.priceHint}
                error={answer?.fields?.price}
                defaultValue={values?.price ?? String(price / 10)}
                maxLength={16}
              />
              <MoneyField
                key={`list ${listPrice}`}
                name="listPrice"
                label={words.listPrice}
                description={words.listPriceHint}
                error={answer?.fields?.listPrice}
                defaultValue={values?.listPrice ?? (listPrice > price ? String(listPrice / 10) : '')}
                maxLength={16}
              />
            </div>
            <Checkbox
              key={`plus ${inPlus}`}
              name="inPlus"
              value="yes"
              defaultChecked={values ? values.inPlus === 'yes' : inPlus}
              description={words.inPlusHint}
            >
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
