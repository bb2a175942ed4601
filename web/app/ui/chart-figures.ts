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
  /** «نفر», «تومان» */
  unit?: string
}
