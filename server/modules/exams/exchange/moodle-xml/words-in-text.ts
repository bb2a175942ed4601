import type { XmlNode } from '#platform/xml'
import { BadQuestion, partIds, type RawQuestion } from '../drafts/found-question.ts'
import type { Texts } from '../drafts/texts.ts'
import { askedText, nodesOf, wordsAt, wordsOf } from './node.ts'

interface Choice {
  readonly text: string
  readonly group: number
}

const mostGroups = 8

const choicesOf = (node: XmlNode, name: string, texts: Texts): Choice[] =>
  nodesOf(node, name).map((choice) => {
    const written = wordsOf(choice)
    return {
      text: written.includes('<') ? texts.line(written) : written.replace(/\s+/g, ' ').trim(),
      group: Math.min(mostGroups, Math.max(1, Math.trunc(Number(wordsAt(choice, 'group')) || 1))),
    }
  })

/** Moodle numbers the choices, we number the blanks: the text with our numbers, and the choice of each blank. */
async function blanksOf(node: XmlNode, choices: readonly Choice[], texts: Texts) {
  const { html, files } = askedText(node, texts)
  const rights: Choice[] = []
  const numbered = html.replace(/\[\[(\d{1,3})\]\]/g, (all, number: string) => {
    const choice = choices[Number(number) - 1]
    if (!choice) throw new BadQuestion('wrongBlank', all)
    return `[[${rights.push(choice)}]]`
  })
  if (rights.length === 0) throw new BadQuestion('noBlanks')
  return { text: await texts.rich(numbered, files), rights }
}

export async function readDragWords(node: XmlNode, texts: Texts): Promise<RawQuestion> {
  const choices = choicesOf(node, 'dragbox', texts)
  const { text, rights } = await blanksOf(node, choices, texts)
  const rest = choices.filter((choice) => !rights.includes(choice))
  return { kind: 'dragWords', text, words: partIds([...rights, ...rest]) }
}

/** Each blank offers the choices of its group. */
export async function readGaps(node: XmlNode, texts: Texts): Promise<RawQuestion> {
  const choices = choicesOf(node, 'selectoption', texts)
  const { text, rights } = await blanksOf(node, choices, texts)
  const blanks = rights.map((right) => ({
    kind: 'choice',
    answers: choices
      .filter(({ group }) => group === right.group)
      .map((choice) => ({ text: choice.text, percent: choice === right ? 100 : 0, feedback: null })),
  }))
  return { kind: 'cloze', text, blanks }
}
