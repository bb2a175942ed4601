import type { XmlNode } from '#platform/xml'
import type { FoundQuestion } from '../drafts/found-question.ts'
import { nodeOf, nodesOf, wordsAt } from '../moodle-xml/node.ts'
import { draftedFromMoodle } from '../moodle-xml/read-moodle-xml.ts'
import { asMoodleXml, type BackupQuestionNeeds, typeInXml } from './as-moodle-xml.ts'

/** A `question` of the `questions.xml` of a Moodle backup. */
export const backupQuestion = (
  question: XmlNode,
  { number, category }: Pick<FoundQuestion, 'number' | 'category'>,
  needs: BackupQuestionNeeds,
): FoundQuestion => ({
  number,
  line: 0,
  name: wordsAt(question, 'name').replace(/\s+/g, ' ').slice(0, 80),
  category,
  tags: nodesOf(nodeOf(question, 'tags') ?? {}, 'tag').map(
    (tag) => wordsAt(tag, 'rawname') || wordsAt(tag, 'name'),
  ),
  draft: async (texts) => draftedFromMoodle(await asMoodleXml(question, needs), typeInXml(question), texts),
})
