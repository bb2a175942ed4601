import { Lock, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { Icon } from './icon.tsx'

/** The texts and states of every field, whatever is typed into it. */
export interface FieldWords {
  label: ReactNode
  /** The label stays for screen readers only. */
  hideLabel?: boolean
  /** How to fill the field in; an error replaces it. */
  description?: ReactNode
  /** The server's sentence: names the field and says how to correct it. */
  error?: ReactNode
  /** Marked as wrong although the sentence is shown elsewhere, as for two inputs under one label. */
  isWrong?: boolean
  /** Shown as a word beside the label. */
  required?: boolean
  /** Why the field cannot be changed. Locks the field and is shown under it. */
  lockedReason?: ReactNode
  className?: string
}

/** Attributes that connect a control to its label, hint and error. */
export interface Ties {
  id: string
  disabled: boolean
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

/** Ids and ARIA of one field; `own` is the id the caller wants, if any. */
export function useTies(words: FieldWords, own?: string): Ties {
  const { description, error, isWrong, required, lockedReason } = words
  const made = useId()
  const id = own ?? made
  return {
    id,
    disabled: Boolean(lockedReason),
    'aria-describedby': error || lockedReason || description ? `${id}-hint` : undefined,
    'aria-invalid': error || isWrong ? true : undefined,
    'aria-required': required || undefined,
  }
}

/** Classes of a text input. */
export function controlClasses(ties: Pick<Ties, 'disabled' | 'aria-invalid'>): string {
  const box =
    'w-full rounded-control border px-4 text-16 text-ink transition-[border-color,box-shadow] duration-150 focus:border-primary-600 focus:outline-hidden focus:ring-3 focus:ring-primary-100'
  if (ties.disabled) return `${box} border-line bg-sunken text-muted`
  return `${box} bg-surface ${ties['aria-invalid'] ? 'border-danger ring-1 ring-danger' : 'border-edge hover:border-muted'}`
}

/** Label above, hint or error below. `group` for several controls under one label. */
export function Field({
  words,
  ties,
  group = false,
  children,
}: {
  words: FieldWords
  ties: Pick<Ties, 'id'>
  group?: boolean
  children: ReactNode
}) {
  const { label, hideLabel, required, className = '' } = words
  const Frame = group ? 'fieldset' : 'div'
  const Label = group ? 'legend' : 'label'
  return (
    <Frame
      className={`min-w-0 ${className}`}
      aria-describedby={group && hintOf(words) ? `${ties.id}-hint` : undefined}
    >
      <Label
        htmlFor={group ? undefined : ties.id}
        className={hideLabel ? 'sr-only' : 'mb-1.5 block text-15 font-label leading-relaxed'}
      >
        {label}
        {required ? ' ' : null}
        {required ? <span className="ms-1 text-14 leading-none font-normal text-muted">الزامی</span> : null}
      </Label>
      {children}
      <Hint words={words} id={`${ties.id}-hint`} />
    </Frame>
  )
}

const hintOf = ({ error, lockedReason, description }: FieldWords) => error || lockedReason || description

function Hint({ words, id }: { words: FieldWords; id: string }) {
  if (!hintOf(words)) return null
  const look = `mt-1.5 flex gap-1.5 text-14 leading-relaxed ${words.error ? 'text-danger' : 'text-muted'}`
  return (
    <p id={id} className={look}>
      {words.error ? <Icon of={TriangleAlert} size={16} className="mt-1" /> : null}
      <span className="min-w-0">{hintOf(words)}</span>
    </p>
  )
}

/** The lock inside a field that cannot be changed. */
export function LockMark() {
  return (
    <Icon of={Lock} size={18} className="pointer-events-none absolute inset-y-0 start-4 my-auto text-muted" />
  )
}
