-- role: app_system
-- A standing holds the months it speaks of whole from now on (R-C08a): what was kept before is read from the ledger and kept anew.
DELETE FROM lease_standing;
