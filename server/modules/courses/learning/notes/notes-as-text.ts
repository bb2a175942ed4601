import { toPersianDigits } from '@arvand/persian/digits'

interface ExportedNote {
  readonly title: string
  readonly courseTitle: string
  readonly second: number | null
  readonly text: string
}

const two = (number: number) => String(number).padStart(2, '0')

/** Pure: «۱۲:۰۵», or «۱:۰۲:۰۵» from an hour on. */
export function clockOf(second: number): string {
  const [hours, minutes] = [Math.floor(second / 3600), Math.floor(second / 60) % 60]
  const rest = `${two(minutes)}:${two(second % 60)}`
  return toPersianDigits(hours > 0 ? `${hours}:${rest}` : rest)
}

/** Pure: notes as one text; a heading for each course and lesson. They come in that order. */
export function notesAsText(notes: readonly ExportedNote[], as: 'markdown' | 'text'): string {
  const [course, lesson, item] = as === 'markdown' ? ['# ', '## ', '- '] : ['', '', '• ']
  const written: string[] = []
  let above: ExportedNote | undefined
  for (const note of notes) {
    const isNewCourse = above?.courseTitle !== note.courseTitle
    if (isNewCourse) written.push('', `${course}${note.courseTitle}`)
    if (isNewCourse || above?.title !== note.title) written.push('', `${lesson}${note.title}`, '')
    const when = note.second === null ? '' : `${clockOf(note.second)} `
    written.push(`${item}${when}${note.text.replaceAll('\n', '\n  ')}`)
    above = note
  }
  return `${written.join('\n').trim()}\n`
}
