import { readFile, stat } from 'node:fs/promises'
import type { XmlNode } from '#platform/xml'
import { backupQuestion } from '#pure/exams'
import { bringQuestion, type CameQuestions, type CourseBank } from '../course-bank.ts'
import type { QuestionBank } from './question-bank.ts'
import type { Gathered } from './read-section.ts'

const mostQuestions = 10_000
/** Of one file that a question shows. */
const mostFileBytes = 30_000_000

/** Brings the questions of a backup into the bank; returns those that came. */
export async function bringQuestions(
  bank: QuestionBank,
  { files, leftOut }: Gathered,
  sink: CourseBank,
): Promise<CameQuestions> {
  const came: CameQuestions = new Set()
  let number = 0
  for await (const { node, id, categoryId, context, find } of bank.questions()) {
    number += 1
    const filesAt = async (component: string, area: string, item: string): Promise<XmlNode[]> => {
      const found = []
      for (const file of files.area(context, component, area, item)) {
        const path = files.find(file)
        if (path === null || (await stat(path)).size > mostFileBytes) continue
        const base64 = await readFile(path, 'base64')
        found.push({ '@name': file.name, '@path': file.folder, '#text': base64 })
      }
      return found
    }
    const found = backupQuestion(node, { number, category: bank.pathOf(categoryId) }, { filesAt, find })
    if (number > mostQuestions) {
      leftOut.push({ title: found.name, was: 'bank', reason: 'too-long', within: null })
      break
    }
    await bringQuestion(found, id, { sink, came, leftOut })
  }
  return came
}
