import { asHtml } from '../drafts/as-html.ts'
import { BadQuestion, type FoundQuestion, optionIds, type RawQuestion } from '../drafts/found-question.ts'
import type { Texts } from '../drafts/texts.ts'

interface Line {
  readonly line: number
  readonly text: string
}

interface Block {
  readonly asked: Line[]
  readonly options: { readonly letter: string; text: string }[]
  answer: string | null
}

// Options are lettered as in tests of Iran, too.
const option = /^(?:([A-Z])\s*[).]|(الف|[بپتثجچحخدذرز])\s*[).\-ـ])\s*(.*)$/u
const answerLine = /^\s*(?:ANSWER|پاسخ|جواب)\s*:\s*(.*?)[\s).]*$/iu

/** Whether a text is written as Aiken: lettered options and a line with the answer. */
export const isAiken = (text: string): boolean =>
  text.split(/\r\n?|\n/).some((line) => answerLine.test(line)) && !/[{}]\s*$/m.test(text)

/** The questions of an Aiken file. */
export const readAiken = (text: string): FoundQuestion[] =>
  blocksOf(text).map((block, at) => ({
    number: at + 1,
    line: block.asked[0]?.line ?? 1,
    name: block.asked
      .map((line) => line.text)
      .join(' ')
      .slice(0, 80),
    category: [],
    tags: [],
    draft: (texts) => drafted(block, texts),
  }))

function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined
  const begin = (): Block => {
    const block: Block = { asked: [], options: [], answer: null }
    blocks.push(block)
    return block
  }
  for (const [at, words] of text.split(/\r\n?|\n/).entries()) {
    const line = { line: at + 1, text: words.trim() }
    if (line.text === '') continue
    const answer = answerLine.exec(line.text)
    const lettered = answer ? null : option.exec(line.text)
    if (answer) {
      open ??= begin()
      if (open.asked.length === 0) open.asked.push(line)
      open.answer = answer[1] ?? ''
      open = undefined
    } else if (lettered) {
      open ??= begin()
      if (open.asked.length === 0) open.asked.push({ ...line, text: '' })
      open.options.push({ letter: lettered[1] ?? lettered[2] ?? '', text: lettered[3] ?? '' })
    } else {
      // Words behind options begin the next question, as Aiken has an option on one line.
      if (!open || open.options.length > 0) open = begin()
      open.asked.push(line)
    }
  }
  return blocks
}

async function drafted({ asked, options, answer }: Block, texts: Texts): Promise<RawQuestion> {
  if (answer === null) throw new BadQuestion('answerLineMissing')
  if (options.length < 2) throw new BadQuestion('fewOptions')
  const text = asked.map((line) => line.text).join('\n')
  if (text.trim() === '') throw new BadQuestion('noText')
  const isRight = (letter: string) => letter.toUpperCase() === answer.trim().toUpperCase()
  if (!options.some(({ letter }) => isRight(letter)))
    throw new BadQuestion('answerUnknown', answer.slice(0, 60))
  const read = []
  for (const one of options)
    read.push({
      text: await texts.rich(asHtml(one.text, 'plain')),
      percent: isRight(one.letter) ? 100 : 0,
      feedback: null,
    })
  return { kind: 'single', text: await texts.rich(asHtml(text, 'plain')), options: optionIds(read) }
}
