-- role: app_system
UPDATE lease_payment p SET found_income_id = NULL
WHERE p.found_income_id IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM income i WHERE i.workspace_id = p.workspace_id AND i.id = p.found_income_id
);
