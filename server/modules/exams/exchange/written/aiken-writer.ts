import type { RichInline, RichText } from '@arvand/contracts/rich-text'
import { filesInText, plainText } from '@arvand/contracts/rich-text-walk'
import type { QuestionWriter, Writing } from './written-question.ts'

const letters = 'ABCDEFGHIJKLMNOPQRST'

/** A file in Aiken: questions of one choice, each part on a line of its own. */
export const aikenWriter: QuestionWriter = {
  extension: 'aiken.txt',
  ...{ begin: '', end: '', hasMark: true, holdsFiles: false },
  category: () => '',
  question(question, writing) {
    if (question.kind !== 'single') return null
    const right = question.options.findIndex(({ percent }) => percent === 100)
    if (right < 0 || question.options.length < 2) return null
    const { lose } = writing
    if (question.options.some(({ percent }, at) => at !== right && percent !== 0)) lose('percentsOut')
    if (question.feedback || question.options.some(({ feedback }) => feedback)) lose('feedbackOut')
    if (question.points !== 100) lose('pointsOut')
    if (question.hints.length > 0) lose('hintsOut')
    if (question.soundId !== null) lose('soundOut')
    if (!question.shuffle) lose('shuffleOut')
    if (writing.tags.length > 0) lose('tagsOut')
    if (writing.category.length > 0) lose('categoryOut')
    const options = question.options.map(({ text }, at) => `${letters[at]}. ${lineOf(text, writing)}`)
    return `${lineOf(question.text, writing)}\n${options.join('\n')}\nANSWER: ${letters[right]}\n\n`
  },
}

function lineOf(text: RichText, { lose }: Writing): string {
  if (filesInText(text).length > 0) lose('pictureOut')
  const isPlain = text.content.every((block) => block.type === 'paragraph' && isUnmarked(block.content))
  if (!isPlain) lose('formatOut')
  return text.content
    .map((block) => plainText(block, (tex) => `\\(${tex}\\)`))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const isUnmarked = (content: readonly RichInline[] = []): boolean =>
  content.every((node) => node.type !== 'text' || !node.marks?.length)
