import type { Spot } from '@arvand/contracts/questions'
import { formatPercent } from '@arvand/persian/numbers'
import { answerWords as words } from '../../words.ts'

/** A place on a picture as it is read aloud: «۴۰٪ از چپ، ۲۵٪ از بالا». */
export const placeWords = ({ x, y }: Spot): string =>
  words.place(formatPercent(x / 10), formatPercent(y / 10))

/** A place kept on the picture, in whole thousandths. */
export const onPicture = ({ x, y }: Spot): Spot => ({ x: within(x), y: within(y) })

const within = (value: number): number => Math.round(Math.min(1000, Math.max(0, value)))
