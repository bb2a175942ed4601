import type { Picture } from '@arvand/contracts/courses'
import type { RichBlock, RichListItem } from '@arvand/contracts/rich-text'
import { Lightbulb, type LucideIcon, NotebookPen, TriangleAlert } from 'lucide-react'
import { useContext } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { CodeBlock } from './code-block.tsx'
import { directionOfBlock } from './direction.ts'
import { Embed } from './embed.tsx'
import { Figure } from './figure.tsx'
import { Inline } from './inline.tsx'
import { MathMl } from './mathml.tsx'
import { RichTable } from './rich-table.tsx'
import { TextPartsContext } from './text-parts.ts'
import { richTextWords as words } from './words.ts'

export interface BlockProps {
  readonly block: RichBlock
  readonly files: Readonly<Record<string, Picture>>
  /** The anchor of a heading. */
  readonly id?: string | undefined
}

const headings = {
  2: 'scroll-mt-24 pt-5 text-21 font-heading leading-normal md:text-26',
  3: 'scroll-mt-24 pt-3 text-18 font-heading leading-relaxed md:text-21',
  4: 'scroll-mt-24 pt-2 text-16 font-title md:text-17',
} as const

/** One block of a text; a block that contains blocks draws them by this component too. */
export function RichBlockPart({ block, files, id }: BlockProps) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p dir={directionOfBlock(block)}>{block.content ? <Inline content={block.content} /> : <br />}</p>
      )
    case 'heading': {
      const Heading = `h${block.attrs.level}` as const
      return (
        <Heading id={id} dir={directionOfBlock(block)} className={headings[block.attrs.level]}>
          <Inline content={block.content} />
        </Heading>
      )
    }
    case 'bulletList':
      return (
        <ul className="grid list-disc gap-1.5 ps-6 marker:text-primary-600">
          <Items items={block.content} files={files} />
        </ul>
      )
    case 'orderedList':
      return (
        <ol
          start={block.attrs?.start}
          className="grid list-[persian] gap-1.5 ps-7 marker:font-label marker:text-primary-700"
        >
          <Items items={block.content} files={files} />
        </ol>
      )
    case 'blockquote':
      return (
        <blockquote className="grid gap-3 border-s-4 border-accent-500 ps-5 text-muted">
          <Blocks blocks={block.content} files={files} />
        </blockquote>
      )
    case 'callout':
      return <Callout block={block} files={files} />
    case 'codeBlock':
      return <CodeBlock attrs={block.attrs} code={block.content?.[0]?.text ?? ''} />
    case 'formulaBlock':
      return <MathMl attrs={block.attrs} block />
    case 'image':
      return <Figure attrs={block.attrs} picture={files[block.attrs.fileId]} />
    case 'verse':
      return <Verse attrs={block.attrs} />
    case 'table':
      return <RichTable rows={block.content} draw={(blocks) => <Blocks blocks={blocks} files={files} />} />
    case 'embed':
      return <Embed attrs={block.attrs} />
    case 'horizontalRule':
      return <hr className="mx-auto my-3 w-24 border-t-2 border-line" />
  }
}

/** The blocks inside another block. */
function Blocks({ blocks, files }: { blocks: readonly RichBlock[]; files: BlockProps['files'] }) {
  return blocks.map((block, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text that is read does not change its order
    <RichBlockPart key={place} block={block} files={files} />
  ))
}

function Items({ items, files }: { items: readonly RichListItem[]; files: BlockProps['files'] }) {
  return items.map((item, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text that is read does not change its order
    <li key={place} className="ps-1">
      <div className="grid gap-2">
        <Blocks blocks={item.content} files={files} />
      </div>
    </li>
  ))
}

type Tone = 'note' | 'example' | 'warning'
const tones: Record<Tone, { look: string; mark: string; icon: LucideIcon }> = {
  note: { look: 'bg-primary-50 border-primary-600', mark: 'text-primary-700', icon: NotebookPen },
  example: { look: 'bg-accent-100 border-accent-500', mark: 'text-accent-800', icon: Lightbulb },
  warning: { look: 'bg-warning-100 border-warning', mark: 'text-warning-700', icon: TriangleAlert },
}

function Callout({
  block,
  files,
}: {
  block: Extract<RichBlock, { type: 'callout' }>
  files: BlockProps['files']
}) {
  const { look, mark, icon } = tones[block.attrs.tone]
  return (
    <aside className={`rounded-option border-s-4 px-5 py-4 ${look}`}>
      <p className={`flex items-center gap-2 pb-1.5 text-15 font-title ${mark}`}>
        <Icon of={icon} />
        {words.tones[block.attrs.tone]}
      </p>
      <div className="grid gap-3">
        <Blocks blocks={block.content} files={files} />
      </div>
    </aside>
  )
}

interface VerseProps {
  readonly attrs: { readonly first: string; readonly second?: string | null | undefined }
}

/** A line of a poem: its hemistichs side by side; on a narrow page the second one below the first, indented. */
function Verse({ attrs: { first, second } }: VerseProps) {
  const half = 'min-w-0 text-balance'
  // A blank of a question may stand in a poem.
  const parts = useContext(TextPartsContext)
  const shown = (words: string) => (parts ? parts(words) : words)
  return (
    <p className="mx-auto grid w-full max-w-[44rem] gap-x-10 gap-y-0 text-17 leading-loose sm:grid-cols-2">
      <span className={`${half} ${second ? 'sm:text-end' : 'text-center sm:col-span-2'}`}>
        {shown(first)}
      </span>
      {second ? (
        <>
          {/* Separates the hemistichs when the verse is copied or read aloud. */}
          <span className="sr-only"> / </span>
          <span className={`${half} ps-8 sm:ps-0 sm:text-start`}>{shown(second)}</span>
        </>
      ) : null}
    </p>
  )
}
