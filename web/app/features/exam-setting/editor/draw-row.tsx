import type { Answer } from '@arvand/contracts/endpoint'
import type { listQuestionCategories } from '@arvand/contracts/teacher/questions'
import { formatNumber } from '@arvand/persian/numbers'
import { Dices, X } from 'lucide-react'
import { Icon } from '../../../ui/icon.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { categoryOptions, DecimalField } from '../../question-bank/index.ts'
import { questionsWords as words } from '../words/editor-words.ts'
import type { Draw, Slot } from './exam-draft.ts'
import { SlotPoints } from './slot-points.tsx'

interface DrawProps {
  readonly slot: Slot
  readonly draw: Draw
  /** Null: another’s bank, of which only the stored choice is known. */
  readonly bank: Answer<typeof listQuestionCategories> | null
  /** How many questions it may take, as it was last stored. */
  readonly pool: number | undefined
  readonly onChange: (slot: Slot) => void
}

/** Questions that are drawn from a category for each candidate. */
export function DrawRow({ slot, draw, bank, pool, onChange }: DrawProps) {
  const set = (part: Partial<Draw>) => onChange({ ...slot, pick: { ...draw, ...part } })
  const isSmall = pool !== undefined && pool < draw.count
  return (
    <div className="grid grid-cols-1 gap-3 pt-2">
      <p className="flex flex-wrap items-center gap-x-2 text-16 font-label">
        <Icon of={Dices} size={18} className="text-primary-700" />
        {words.draw}
        <span className="text-14 text-muted">{words.drawText}</span>
      </p>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-[6rem_minmax(0,1fr)_minmax(0,1fr)_7rem]">
        <DecimalField
          name="count"
          label={words.count}
          value={draw.count}
          least={1}
          most={100}
          onNumber={(count) => set({ count: Math.round(count) })}
        />
        <SelectField
          name="categoryId"
          className="max-md:order-1 max-md:col-span-2"
          label={words.category}
          placeholder={words.wholeBank}
          options={optionsOf(draw, bank)}
          value={draw.categoryId ?? ''}
          onChange={({ target }) => set({ categoryId: target.value || null })}
        />
        <Tags draw={draw} bank={bank} onTags={(tags) => set({ tags })} />
        <SlotPoints slot={slot} label={words.slotPoints} onChange={onChange} />
      </div>
      <p role="status" className={`text-14 ${isSmall ? 'text-danger' : 'text-muted'}`}>
        {pool === undefined
          ? words.poolUnknown
          : (isSmall ? words.poolSmall : words.pool)(formatNumber(pool))}
      </p>
    </div>
  )
}

function optionsOf({ categoryId }: Draw, bank: DrawProps['bank']) {
  const options = categoryOptions(bank?.items ?? [])
  const isKnown = categoryId === null || options.some(({ value }) => value === categoryId)
  return isKnown ? options : [...options, { value: categoryId, label: words.goneCategory }]
}

interface TagsProps extends Pick<DrawProps, 'draw' | 'bank'> {
  readonly onTags: (tags: string[]) => void
}

const mostTags = 12

/** Questions must have all of the chosen tags. */
function Tags({ draw: { tags }, bank, onTags }: TagsProps) {
  const others = (bank?.tags ?? []).filter(({ tag }) => !tags.includes(tag))
  return (
    <div className="grid content-start gap-2 max-md:order-1 max-md:col-span-2">
      <SelectField
        name="tag"
        label={words.tag}
        placeholder={words.addTag}
        options={others.map(({ tag }) => ({ value: tag, label: tag }))}
        value=""
        onChange={({ target }) => target.value && tags.length < mostTags && onTags([...tags, target.value])}
      />
      {tags.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                aria-label={words.removeTag(tag)}
                onClick={() => onTags(tags.filter((one) => one !== tag))}
                className="inline-flex min-h-9 items-center gap-2 rounded-full bg-primary-100 px-3.5 text-14 font-label text-primary-700 hover:ring-1 hover:ring-primary-600"
              >
                {tag}
                <Icon of={X} size={16} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
