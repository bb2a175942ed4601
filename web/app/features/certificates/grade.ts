import { formatNumber } from '@arvand/persian/numbers'

/** Hundredths of a percent out of twenty: 9250 is «۱۸٫۵». */
export const gradeText = (grade: number): string => formatNumber(Math.round(grade / 5) / 100)
