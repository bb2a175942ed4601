export interface ChartPoint {
  /** «۸ آبان» */
  label: string
  value: number
  /** The value at the same position in the previous period; drawn faintly. */
  before?: number
}

export interface ChartProps {
  /** What is counted, for screen readers and for the table: «ثبت‌نام در دوره‌ها، روز به روز». */
  title: string
  kind?: 'line' | 'bar'
  points: readonly ChartPoint[]
  /** What the two lines are called: «آبان», «مهر». */
  names: { value: string; before?: string }
  /** What the labels are, as the head of their column in the table; times when left out. */
  labels?: string
  /** «نفر», «تومان» */
  unit?: string
}

/** An hour or a day of a period that is compared with another. */
export interface PeriodPoint {
  /** «چهارشنبه ۲۰ آبان», or «ساعت ۱۴». */
  readonly label: string
  /** Null where it has not come yet. */
  readonly now: number | null
  readonly before: number | null
  /** What the tip says of it: the whole sum and count, then the matching unit before. */
  readonly tip: readonly string[]
  /** The list of this unit. */
  readonly to?: string | undefined
  /** Its words below the axis, if it has a tick. */
  readonly tick?: string | undefined
}

/** Where values are drawn, in percent of the drawing, from its start (the right) and from its top. */
export interface Scale {
  readonly x: (at: number) => number
  readonly y: (value: number) => number
}
