import { removeHoliday, saveHoliday } from '@arvand/contracts/panel/calendar'
import { formAction, submitTo } from '../../api/form-action.ts'
import { removeQuestion } from './remove-question.ts'
import { holidaysWords as words } from './words.ts'

const places = { 'calendar.holiday-taken': 'title', 'calendar.solar-holiday': 'title' }

const save = (done: (title: string) => string) =>
  submitTo(saveHoliday, { places, done: (_, { title }) => done(title) })

/** The page's action: adds, mends, confirms and removes. */
export const changeHolidays = formAction({
  add: save(words.added),
  mend: save(words.saved),
  confirm: save(words.confirmed),
  remove: submitTo(removeHoliday, {
    question: ({ text }) => removeQuestion(text('title')),
    done: (_answer, _ask, { text }) => words.removed(text('title')),
  }),
})
