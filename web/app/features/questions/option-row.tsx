import { CircleCheck, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { answerWords as words } from './words.ts'

interface OptionRowProps {
  readonly type: 'radio' | 'checkbox'
  readonly name: string
  readonly checked: boolean
  readonly disabled: boolean
  /** «الف» */
  readonly letter?: string
  /** After the answer: whether this is a right option, or the wrong one that was chosen. */
  readonly told?: ToldOption | undefined
  readonly onChoose: () => void
  readonly children: ReactNode
}

export type ToldOption = 'right' | 'wrong'

/** How an option is marked after the answer; undefined before it, and for a wrong option that nobody chose. */
export const toldOption = (
  id: string,
  isChosen: boolean,
  rightChoices: readonly string[] | undefined,
): ToldOption | undefined => {
  if (!rightChoices) return undefined
  if (rightChoices.includes(id)) return 'right'
  return isChosen ? 'wrong' : undefined
}

const box =
  'size-6 shrink-0 cursor-pointer appearance-none border-[1.5px] border-edge bg-surface transition-[border-width] duration-150 checked:border-primary-600 disabled:cursor-not-allowed disabled:bg-sunken forced-colors:appearance-auto'

const plainLook =
  'border-line hover:border-edge has-checked:border-primary-600 has-checked:bg-primary-50 has-checked:ring-1 has-checked:ring-primary-600'
const toldLooks: Readonly<Record<ToldOption, string>> = {
  right: 'border-success ring-1 ring-success',
  wrong: 'border-danger ring-1 ring-danger',
}

/** An option of a question; the whole row can be pressed. */
export function OptionRow({
  type,
  name,
  checked,
  disabled,
  letter,
  told,
  onChoose,
  children,
}: OptionRowProps) {
  const shape = type === 'radio' ? 'rounded-full checked:border-[7px]' : 'rounded-small checked:border-[7px]'
  return (
    <label
      className={`flex min-h-16 cursor-pointer items-center gap-3 rounded-option border bg-surface px-4 py-3 text-16 leading-7 ${told ? toldLooks[told] : plainLook} has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 has-disabled:cursor-default sm:px-5`}
    >
      <input
        type={type}
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        className={`${box} ${shape}`}
      />
      {letter ? <span className="min-w-6 shrink-0 text-center font-label text-muted">{letter}</span> : null}
      <div className="min-w-0 flex-1 [&_p]:aligned-as-page">{children}</div>
      {told ? (
        <span
          className={`flex shrink-0 items-center gap-1.5 text-14 font-label ${told === 'right' ? 'text-success' : 'text-danger'}`}
        >
          <Icon of={told === 'right' ? CircleCheck : CircleX} />
          {told === 'right' ? words.rightOption : words.answer}
        </span>
      ) : null}
    </label>
  )
}
