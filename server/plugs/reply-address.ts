/**
 * The plug by which a module takes answers to letters: where the answer to a letter about one of its notices goes; null
 * when it is not one that can be answered by mail.
 */
export type ReplyAddress = (notice: {
  readonly kind: string
  readonly personId: string
  readonly link: string | null
}) => string | null

/** Stands on top of a letter that can be answered; all from this line on is cut from the answer. */
export const answerAbove = '— پاسخ خود را بالای این خط بنویسید —'
