import { type TestActivity, tag } from '../../../testing.ts'

// Quizzes and question banks of backups, for tests; the files are written as Moodle 4 writes them.

export interface TestQuestion {
  readonly id: number
  readonly xml: string
  /** Left out: a version of its own entry. */
  readonly entry?: number
  readonly version?: number
}

interface More {
  readonly mark?: number
  readonly text?: string
  readonly hidden?: boolean
}

export const aQuestion = (
  id: number,
  name: string,
  type: string,
  plugin: string,
  more: More = {},
): TestQuestion => ({
  id,
  xml: `<question id="${id}"><parent>0</parent>${tag('name', name)}${tag('questiontext', more.text ?? `<p>${name}</p>`)}<questiontextformat>1</questiontextformat><generalfeedback></generalfeedback><generalfeedbackformat>1</generalfeedbackformat><defaultmark>${more.mark ?? 1}.0000000</defaultmark><qtype>${type}</qtype><hidden>${more.hidden ? 1 : 0}</hidden><plugin_qtype_${type}_question>${plugin}</plugin_qtype_${type}_question><question_hints></question_hints><tags></tags></question>`,
})

export const answersOf = (
  ...answers: readonly (readonly [id: number, text: string, fraction: number, feedback?: string])[]
) =>
  `<answers>${answers
    .map(
      ([id, text, fraction, feedback = '']) =>
        `<answer id="${id}">${tag('answertext', text)}<answerformat>1</answerformat><fraction>${fraction}</fraction>${tag('feedback', feedback)}<feedbackformat>1</feedbackformat></answer>`,
    )
    .join('')}</answers>`

export const choiceQuestion = (id: number, name: string, more: More = {}) =>
  aQuestion(
    id,
    name,
    'multichoice',
    `${answersOf([1, '<p>۱۸۰</p>', 1], [2, '<p>۹۰</p>', 0])}<multichoice id="1"><single>1</single><shuffleanswers>1</shuffleanswers></multichoice>`,
    more,
  )

export const trueFalseQuestion = (id: number, name: string, right: boolean, more: More = {}) =>
  aQuestion(
    id,
    name,
    'truefalse',
    `${answersOf([7, 'درست', right ? 1 : 0], [8, 'نادرست', right ? 0 : 1])}<truefalse id="1"><trueanswer>7</trueanswer><falseanswer>8</falseanswer></truefalse>`,
    more,
  )

interface TestCategory {
  readonly id: number
  readonly title: string
  readonly parent: number
  readonly questions: readonly TestQuestion[]
}

/** The `questions.xml` of a backup. */
export const questionBank = (categories: readonly TestCategory[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><question_categories>${categories
    .map(
      ({ id, title, parent, questions }) =>
        `<question_category id="${id}">${tag('name', title)}<contextid>61</contextid><parent>${parent}</parent><question_bank_entries>${questions
          .map(
            ({ id: own, xml, entry = own, version = 1 }) =>
              `<question_bank_entry id="${entry}"><question_version><question_versions id="${own}"><version>${version}</version><status>ready</status><questions>${xml}</questions></question_versions></question_version></question_bank_entry>`,
          )
          .join('')}</question_bank_entries></question_category>`,
    )
    .join('')}</question_categories>`

interface TestQuiz extends Pick<TestActivity, 'beside' | 'hidden'> {
  readonly title: string
  readonly inside: string
  readonly instances: readonly { slot: number; mark: number; entry?: number; filter?: string }[]
  readonly sections?: readonly { firstslot: number; heading: string; shuffle: boolean }[]
}

export const quizOf = ({ title, inside, instances, sections = [], ...more }: TestQuiz): TestActivity => ({
  ...{ kind: 'quiz', title, ...more },
  inside: `${tag('name', title)}<intro></intro>${inside}<question_instances>${instances
    .map(
      ({ slot, mark, entry, filter }) =>
        `<question_instance id="${slot}"><slot>${slot}</slot><maxmark>${mark}</maxmark>${
          entry === undefined
            ? ''
            : `<question_reference id="1"><questionbankentryid>${entry}</questionbankentryid><version>$@NULL@$</version></question_reference>`
        }${filter === undefined ? '' : `<question_set_reference id="1">${tag('filtercondition', filter)}</question_set_reference>`}</question_instance>`,
    )
    .join('')}</question_instances><sections>${sections
    .map(
      ({ firstslot, heading, shuffle }, at) =>
        `<section id="${at}"><firstslot>${firstslot}</firstslot>${tag('heading', heading)}<shufflequestions>${shuffle ? 1 : 0}</shufflequestions></section>`,
    )
    .join('')}</sections>`,
})
