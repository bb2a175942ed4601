import type { PracticeGrade } from '@arvand/contracts/sample-questions'

export const gradeWords: Readonly<Record<PracticeGrade, string>> = {
  sixth: 'پایهٔ ششم',
  seventh: 'پایهٔ هفتم',
  eighth: 'پایهٔ هشتم',
  ninth: 'پایهٔ نهم',
  tenth: 'پایهٔ دهم',
  eleventh: 'پایهٔ یازدهم',
  twelfth: 'پایهٔ دوازدهم',
  konkur: 'کنکور',
  university: 'دانشگاه',
}

export const gradeOptions = Object.entries(gradeWords).map(([value, label]) => ({ value, label }))
