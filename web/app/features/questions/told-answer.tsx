import type { MarkedAnswer } from '@arvand/contracts/asked-questions'
import type { Picture } from '@arvand/contracts/courses'
import type { RichText as Text } from '@arvand/contracts/rich-text'
import { CircleCheck, CircleMinus, CircleX, type LucideIcon, PencilLine } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { RichText } from '../rich-text/index.ts'
import { toldWords as words } from './told-words.ts'

const looks: Readonly<Record<MarkedAnswer['verdict'], { icon: LucideIcon; look: string }>> = {
  right: { icon: CircleCheck, look: 'bg-success-100 text-success-700' },
  partly: { icon: CircleMinus, look: 'bg-warning-100 text-warning-700' },
  wrong: { icon: CircleX, look: 'bg-danger-100 text-danger-700' },
  empty: { icon: CircleMinus, look: 'bg-sunken text-muted' },
  byHand: { icon: PencilLine, look: 'bg-sunken text-ink' },
}

interface ToldProps {
  /** Null where it is not told. */
  readonly verdict: MarkedAnswer['verdict'] | null
  /** «۱۰۰٪ نمره» */
  readonly worth: string | null
  readonly feedback?: readonly Text[] | undefined
  readonly correct?: readonly Text[] | undefined
  readonly pictures: Readonly<Record<string, Picture>>
}

/** What an answer is worth, what is said to it, and what would have been right. */
export function ToldAnswer({ verdict, worth, feedback = [], correct = [], pictures }: ToldProps) {
  return (
    <div className="grid gap-3">
      {verdict ? <Verdict verdict={verdict} worth={worth} /> : null}
      <Texts title={words.feedback} texts={feedback} pictures={pictures} />
      {verdict === 'right' ? null : <Texts title={words.correct} texts={correct} pictures={pictures} />}
    </div>
  )
}

function Verdict({ verdict, worth }: { verdict: MarkedAnswer['verdict']; worth: string | null }) {
  const { icon, look } = looks[verdict]
  return (
    <p className={`flex flex-wrap items-center gap-2 rounded-option px-4 py-2.5 font-label ${look}`}>
      <Icon of={icon} />
      {words.verdicts[verdict]}
      {worth ? <span className="ms-auto">{worth}</span> : null}
    </p>
  )
}

interface TextsProps extends Pick<ToldProps, 'pictures'> {
  readonly title: string
  readonly texts: readonly Text[]
}

const Texts = ({ title, texts, pictures }: TextsProps) =>
  texts.length === 0 ? null : (
    <div className="grid gap-1">
      <h3 className="text-15 font-label">{title}</h3>
      {texts.map((text, at) => (
        <RichText
          // biome-ignore lint/suspicious/noArrayIndexKey: texts of one answer do not change their order
          key={at}
          text={text}
          files={pictures}
          idPrefix={`${title} ${at}-`}
          className="text-15 [&_p]:aligned-as-page"
        />
      ))}
    </div>
  )
