-- Missed and cancelled meets whose money is not given back yet: a job looks for them every few minutes.
create index meets_to_pay_back on live.meets (changed_at)
  where paid > 0 and (state = 'cancelled' or (state = 'missed' and missed_by <> 'learner'));
