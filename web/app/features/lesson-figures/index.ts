export { DropOffChart } from './drop-off-chart.tsx'
