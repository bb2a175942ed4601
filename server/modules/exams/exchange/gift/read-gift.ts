import { asHtml, formatNamed, type TextFormat } from '../drafts/as-html.ts'
import { categoryPath } from '../drafts/category-path.ts'
import { BadQuestion, type FoundQuestion, type RawQuestion } from '../drafts/found-question.ts'
import type { Texts } from '../drafts/texts.ts'
import { answersOf } from './gift-answers.ts'
import { withoutStandIns } from './gift-signs.ts'
import { type GiftBlock, splitGift } from './split-gift.ts'

/** The questions of a GIFT file. */
export const readGift = (text: string): FoundQuestion[] =>
  splitGift(text).map((block, at) => {
    const { name, rest } = namedIn(block.text)
    return {
      number: at + 1,
      line: block.line,
      name: name || withoutStandIns(rest).replace(/\s+/g, ' ').slice(0, 80),
      category: categoryPath(withoutStandIns(block.category)),
      tags: block.tags,
      draft: (texts) => drafted(block, texts),
    }
  })

function namedIn(text: string): { readonly name: string; readonly rest: string } {
  const [all = '', name = ''] = /^::([\s\S]*?)::/.exec(text) ?? []
  return { name: withoutStandIns(name).replace(/\s+/g, ' ').trim(), rest: text.slice(all.length).trim() }
}

async function drafted({ text }: GiftBlock, texts: Texts): Promise<RawQuestion> {
  const { format, words } = formattedIn(namedIn(text).rest)
  const { before, inner, after } = bracesIn(words)
  const [answers, ...feedback] = inner.split('####')
  if (format === 'markdown') texts.lose('markdown')
  // A gap in the middle of a sentence.
  const asked = after === '' ? before : `${before} _____ ${after}`
  return {
    text: await texts.rich(asHtml(withoutStandIns(asked), format)),
    feedback: await texts.richOrNull(htmlOf(feedback.join(' '), format)),
    ...(await answersOf(answers?.trim() ?? '', {
      texts,
      html: (part) => htmlOf(part, format),
    })),
    soundId: texts.soundId,
  }
}

/** A part may name another format than the question has. */
function htmlOf(part: string, usual: TextFormat): string {
  const { format, words } = formattedIn(part.trim(), usual)
  return asHtml(withoutStandIns(words), format)
}

function formattedIn(text: string, usual: TextFormat = 'auto') {
  const [all = '', name] = /^\[(html|moodle|plain|markdown)\]/i.exec(text) ?? []
  return { format: name ? formatNamed(name.toLowerCase()) : usual, words: text.slice(all.length).trim() }
}

function bracesIn(text: string) {
  const from = text.indexOf('{')
  const to = text.lastIndexOf('}')
  if (from < 0) throw new BadQuestion(to < 0 ? 'description' : 'braceOpen')
  if (to < from) throw new BadQuestion('braceOpen')
  return {
    before: text.slice(0, from).trim(),
    inner: text.slice(from + 1, to).trim(),
    after: text.slice(to + 1).trim(),
  }
}
