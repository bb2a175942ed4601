import { formatDuration } from '@arvand/persian/duration'

interface ExportedNote {
  readonly title: string
  readonly courseTitle: string
  readonly second: number | null
  readonly text: string
}

/** Pure: notes as one text, with a heading for each course and lesson. The notes must be sorted by these. */
export function notesAsText(notes: readonly ExportedNote[], as: 'markdown' | 'text'): string {
  const [course, lesson, item] = as === 'markdown' ? ['# ', '## ', '- '] : ['', '', '• ']
  const written: string[] = []
  let above: ExportedNote | undefined
  for (const note of notes) {
    const isNewCourse = above?.courseTitle !== note.courseTitle
    if (isNewCourse) written.push('', `${course}${note.courseTitle}`)
    if (isNewCourse || above?.title !== note.title) written.push('', `${lesson}${note.title}`, '')
    const when = note.second === null ? '' : `${formatDuration(note.second)} `
    written.push(`${item}${when}${note.text.replaceAll('\n', '\n  ')}`)
    above = note
  }
  return `${written.join('\n').trim()}\n`
}
